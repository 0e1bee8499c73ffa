-- Types in a headless Neovim and compares the buffer:
--   LIBRARY=libglobekey.so HEADER=globekey.h \
--     nvim --headless -u NONE -c "luafile Examples/Neovim/test.lua"
local folder = debug.getinfo(1, 'S').source:match('@?(.*)/')
local globekey = dofile(folder .. '/globekey.lua')
local failures = 0

local function type_keys(keys)
  vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes(keys, true, false, true), 'tx!', false)
end

local function expect(keys, expected)
  vim.cmd('enew!')
  type_keys('i' .. keys .. '<C-Bslash><Esc>')
  local text = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
  if text ~= expected then
    failures = failures + 1
    io.stderr:write(('failed: %s gives %q, not %q\n'):format(keys, text, expected))
  end
end

local ok, message = pcall(function()
  globekey.setup {
    keyboard = 'zh-Hans', library = vim.env.LIBRARY, header = vim.env.HEADER, container = '',
  }
  expect('<C-Bslash>nihao<Space>', '你好')
  expect('ok <C-Bslash>women<Space>qu<Space><BS>', 'ok 我们')
  expect('<C-Bslash>nihao<Esc><C-Bslash>x', 'x')
  expect('<C-Bslash>zhongwen<Space>,<C-Bslash> plain, text', '中文， plain, text')
end)
if not ok then
  failures = failures + 1
  io.stderr:write(message .. '\n')
end
io.stdout:write('neovim: ' .. (failures == 0 and 'passed' or 'FAILED') .. '\n')
vim.cmd(failures == 0 and 'qall!' or 'cquit!')
