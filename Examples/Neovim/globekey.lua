-- An input method for Neovim over libglobekey, by LuaJIT's FFI.
--
--   local globekey = dofile('globekey.lua')
--   globekey.setup { keyboard = 'zh-Hans' }     -- Ctrl-\ in insert mode switches it on and off
--
-- While it is on, keys of insert mode go to a session. The preedit is virtual text at the cursor, and
-- the candidates are a floating window. The header is read from where pkg-config finds it.
local ffi = require('ffi')
local M = {}

local function declare(header)
  local file = assert(io.open(header))
  local text = file:read('*a'):gsub('/%*.-%*/', ''):gsub('extern "C" {', '')
  file:close()
  local body = text:match('typedef struct globekey_library .*%)%;')
  local declarations = {}
  for line in body:gmatch('[^\n]+') do
    if not line:match('^%s*#') then table.insert(declarations, line) end
  end
  ffi.cdef(table.concat(declarations, '\n'))
end

local COMMIT, DELETE, FORWARD = 1, 2, 3
local keysyms = {
  ['<BS>'] = 0xFF08, ['<CR>'] = 0xFF0D, ['<Esc>'] = 0xFF1B, ['<Left>'] = 0xFF51, ['<Up>'] = 0xFF52,
  ['<Right>'] = 0xFF53, ['<Down>'] = 0xFF54, ['<PageUp>'] = 0xFF55, ['<PageDown>'] = 0xFF56,
  ['<Tab>'] = 0xFF09, ['<Space>'] = 0x20, ['<lt>'] = 0x3C, ['<Bar>'] = 0x7C, ['<Bslash>'] = 0x5C,
}
local names = vim.api.nvim_create_namespace('globekey')
local lib, session, window
local is_on = false

local function sized(type, values)
  local struct = ffi.new(type, values or {})
  struct.size = ffi.sizeof(type)
  return struct
end

local function check(status)
  if status ~= 0 then error('globekey: ' .. ffi.string(lib.globekey_last_error()), 0) end
end

local function string_of(text)
  return text.bytes ~= nil and ffi.string(text.bytes, text.count) or ''
end

-- Tells the session the line before and after the cursor, in code points.
local function report()
  local column = vim.api.nvim_win_get_cursor(0)[2]
  local line = vim.api.nvim_get_current_line()
  local cursor = vim.fn.strchars(line:sub(1, column))
  lib.globekey_session_surrounding_text(session, line, cursor, cursor, nil)
end

local function close_window()
  if window and vim.api.nvim_win_is_valid(window) then vim.api.nvim_win_close(window, true) end
  window = nil
end

local function draw()
  vim.api.nvim_buf_clear_namespace(0, names, 0, -1)
  close_window()
  local view = sized('globekey_view')
  check(lib.globekey_session_view(session, view))
  local row, column = unpack(vim.api.nvim_win_get_cursor(0))
  local preedit = string_of(view.preedit)
  if preedit ~= '' then
    vim.api.nvim_buf_set_extmark(0, names, row - 1, column, {
      virt_text = { { preedit, 'Underlined' } }, virt_text_pos = 'overlay',
    })
  end
  local count = tonumber(view.candidate_count)
  if count == 0 then return end
  local lines, width = {}, 0
  for index = 0, count - 1 do
    local candidate = sized('globekey_candidate')
    check(lib.globekey_session_candidate(session, index, candidate))
    local line = (string_of(candidate.label) .. ' ' .. string_of(candidate.text) .. ' '
      .. string_of(candidate.annotation)):gsub('%s+$', '')
    table.insert(lines, line)
    width = math.max(width, vim.fn.strdisplaywidth(line))
  end
  local buffer = vim.api.nvim_create_buf(false, true)
  vim.bo[buffer].bufhidden = 'wipe'
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, lines)
  local highlighted = tonumber(view.highlighted)
  if highlighted < count then
    vim.api.nvim_buf_add_highlight(buffer, names, 'PmenuSel', highlighted, 0, -1)
  end
  window = vim.api.nvim_open_win(buffer, false, {
    relative = 'cursor', row = 1, col = 0, width = width, height = count, style = 'minimal',
    focusable = false,
  })
end

-- Carries out the effects of an event on the buffer.
local function carry_out(result)
  for index = 0, tonumber(result.effect_count) - 1 do
    local effect = sized('globekey_effect')
    check(lib.globekey_session_effect(session, index, effect))
    local row, column = unpack(vim.api.nvim_win_get_cursor(0))
    local text = string_of(effect.text)
    if effect.kind == COMMIT then
      vim.api.nvim_buf_set_text(0, row - 1, column, row - 1, column, vim.split(text, '\n'))
      vim.api.nvim_win_set_cursor(0, { row, column + #text })
    elseif effect.kind == DELETE then
      local start = math.max(0, column - #text)
      vim.api.nvim_buf_set_text(0, row - 1, start, row - 1, column, {})
      vim.api.nvim_win_set_cursor(0, { row, start })
    elseif effect.kind == FORWARD and effect.keysym == keysyms['<Left>'] then
      vim.api.nvim_win_set_cursor(0, { row, math.max(0, column - 1) })
    end
  end
end

-- Handles a key. What is not taken is typed as if there were no input method.
local function press(name, keysym)
  report()
  local result = sized('globekey_result')
  check(lib.globekey_session_key(session, sized('globekey_key', { keysym = keysym }), result))
  carry_out(result)
  draw()
  if not result.is_eaten then
    vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes(name, true, false, true), 'in', false)
  end
end

local function each_key(body)
  for name, keysym in pairs(keysyms) do body(name, keysym) end
  for code = 0x21, 0x7E do
    local name = string.char(code)
    if not name:match('[<|\\]') then body(name, code) end
  end
end

function M.toggle()
  is_on = not is_on
  if is_on then
    check(lib.globekey_session_focus_in(session, nil))
    each_key(function(name, keysym)
      vim.keymap.set('i', name, function() press(name, keysym) end, { buffer = true })
    end)
  else
    local result = sized('globekey_result')
    check(lib.globekey_session_interrupt(session, 2, result)) -- GLOBEKEY_FATE_REMOVED
    carry_out(result)
    draw()
    each_key(function(name) pcall(vim.keymap.del, 'i', name, { buffer = true }) end)
  end
end

-- options: keyboard; library and header, where they are not installed; container ("" learns nothing).
function M.setup(options)
  declare(options.header or (vim.fn.system('pkg-config --variable=includedir globekey'):gsub('%s', '')
    .. '/globekey.h'))
  lib = ffi.load(options.library or 'globekey')
  local library, created = ffi.new('globekey_library *[1]'), ffi.new('globekey_session *[1]')
  check(lib.globekey_library_open(
    sized('globekey_library_options', { container = options.container }), library))
  check(lib.globekey_session_create(library[0], options.keyboard, created))
  session = created[0]
  vim.keymap.set('i', '<C-Bslash>', M.toggle)
  vim.api.nvim_create_autocmd('InsertLeave', { callback = function() if is_on then M.toggle() end end })
  vim.api.nvim_create_autocmd('VimLeavePre', { callback = function()
    lib.globekey_session_destroy(session)
    lib.globekey_library_close(library[0])
  end })
end

return M
