#include "CandidateList.h"

#include <fcitx/inputpanel.h>

namespace globekey {

namespace {

class Word : public fcitx::CandidateWord {
public:
    Word(Context &context, size_t index, fcitx::Text text)
        : CandidateWord(std::move(text)), context_(context), index_(index) {}

    void select(fcitx::InputContext *ic) const override {
        // Choosing replaces the list that owns this word.
        const auto list = ic->inputPanel().candidateList();
        context_.pick(index_);
    }

private:
    Context &context_;
    size_t index_;
};

} // namespace

CandidateList::CandidateList(Context &context, fcitx::InputContext &ic, const globekey_view &view)
    : context_(context), ic_(ic),
      highlighted_(view.highlighted < view.candidate_count ? int(view.highlighted) : -1),
      page_(int(view.page)), hasNext_(view.has_next_page) {
    for (size_t i = 0; i < view.candidate_count; i++) {
        auto candidate = sized<globekey_candidate>();
        if (globekey_session_candidate(context.session(), i, &candidate)) break;
        fcitx::Text text(copy(candidate.text));
        if (candidate.annotation.bytes) {
            text.append("  " + copy(candidate.annotation), fcitx::TextFormatFlag::DontCommit);
        }
        std::string label = copy(candidate.label);
        labels_.emplace_back(label.empty() ? label : label + " ");
        words_.push_back(std::make_unique<Word>(context, i, std::move(text)));
    }
    setPageable(this);
    setCursorMovable(this);
}

// The event replaces this list, so it is held until the function returns.

void CandidateList::prev() {
    const auto self = ic_.inputPanel().candidateList();
    context_.turnPage(false);
}

void CandidateList::next() {
    const auto self = ic_.inputPanel().candidateList();
    context_.turnPage(true);
}

void CandidateList::prevCandidate() {
    const auto self = ic_.inputPanel().candidateList();
    context_.moveHighlight(false);
}

void CandidateList::nextCandidate() {
    const auto self = ic_.inputPanel().candidateList();
    context_.moveHighlight(true);
}

} // namespace globekey
