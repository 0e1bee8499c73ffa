#ifndef GLOBEKEY_FCITX_CANDIDATE_LIST_H
#define GLOBEKEY_FCITX_CANDIDATE_LIST_H

#include "Context.h"

#include <fcitx/candidatelist.h>

#include <memory>
#include <vector>

namespace globekey {

/// The candidates of the page that is shown. The session turns pages: each event that changes what is
/// shown makes a new list.
class CandidateList : public fcitx::CandidateList,
                      public fcitx::PageableCandidateList,
                      public fcitx::CursorMovableCandidateList {
public:
    CandidateList(Context &context, fcitx::InputContext &ic, const globekey_view &view);

    const fcitx::Text &label(int index) const override { return labels_.at(size_t(index)); }
    const fcitx::CandidateWord &candidate(int index) const override {
        return *words_.at(size_t(index));
    }
    int size() const override { return int(words_.size()); }
    int cursorIndex() const override { return highlighted_; }
    fcitx::CandidateLayoutHint layoutHint() const override {
        return fcitx::CandidateLayoutHint::NotSet;
    }

    bool hasPrev() const override { return page_ > 0; }
    bool hasNext() const override { return hasNext_; }
    void prev() override;
    void next() override;
    bool usedNextBefore() const override { return page_ > 0; }
    int currentPage() const override { return page_; }

    void prevCandidate() override;
    void nextCandidate() override;

private:
    Context &context_;
    fcitx::InputContext &ic_;
    std::vector<std::unique_ptr<fcitx::CandidateWord>> words_;
    std::vector<fcitx::Text> labels_;
    int highlighted_;
    int page_;
    bool hasNext_;
};

} // namespace globekey

#endif
