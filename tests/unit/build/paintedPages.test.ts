import { expect, test } from 'vitest'
import { withPage } from '../../../.build/paintedPages'

const index = `<html lang="en"><head><script type="module" crossorigin src="/assets/app-1.js"></script>
  <style>body{}</style></head><body><div id="frame"><div class="frame-guest"></div></div></body></html>`
const path = '/pages/contact-us'

const languages = [
  {
    path,
    locale: 'en',
    html: '<h1 class="a" style="height:2px">Hello<!-- --> there</h1><input name="q"/>',
    rules: ['html{color:red;}body{line-height:1;}', '.a{margin:0;}'],
  },
  {
    path,
    locale: 'zh',
    html: '<h1 class="a" style="height:2px">你好</h1><button>问</button>',
    rules: ['html{color:red;}body{line-height:1;}', '.a{margin:0;}'],
  },
  {
    path,
    locale: 'th',
    html: '<h1 class="b" style="height:3px">สวัสดี</h1>',
    rules: ['html{color:red;}body{line-height:2;}', '.b{margin:0;}'],
  },
] as const

const filesOf = (locale: string) => [`open-${locale}.js`]
const page = withPage(index, languages, filesOf)

test("the prerendered page has each language, with the tag that the document's language is compared to", () => {
  expect(page).toContain('<div class="painted" lang="en"><h1 class="a" data-style="0">Hello there')
  expect(page).toContain('<div class="painted" lang="zh-Hans"><h1 class="a" data-style="0">你好')
  expect(page).toContain('<div class="painted" lang="th"><h1 class="b" data-style="1">สวัสดี')
  for (const locale of ['en', 'zh', 'th']) {
    expect(page).toContain(`:lang(${locale}) .painted:lang(${locale}){display:block}`)
  }
})

test('a rule is written once, and one that differs between languages applies only to its language', () => {
  expect(page.split('.a{margin:0;}')).toHaveLength(2)
  expect(page).toContain('}body{line-height:1;}')
  expect(page).toContain('body:lang(th){line-height:2;}')
  expect(page).not.toContain('body{line-height:2;}')
})

test('style attributes become rules to satisfy the policy, and fields and buttons are inert', () => {
  expect(page).not.toContain(' style="')
  expect(page).toContain('[data-style="0"]{height:2px}[data-style="1"]{height:3px}')
  expect(page).toContain('<input inert name="q"/>')
  expect(page).toContain('<button inert>')
})

test('the page is inside the app shell with its rules in the head, and a missing slot stops the build', () => {
  expect(page).toMatch(/<div id="frame"><div id="painted">.*<\/div><div class="frame-guest">/)
  expect(page).toMatch(/<style id="painted-rules">.*<\/style><\/head>/)
  expect(() => withPage('<div id="frame"></div>', languages, filesOf)).toThrow(/no place/)
})

test("the app's script is requested after the readable content instead of before it", () => {
  expect(page).not.toContain('type="module"')
  expect(page.indexOf("import('/assets/app-1.js')")).toBeGreaterThan(page.indexOf('id="painted"'))
  expect(page).toContain('<html data-painted lang="en">')
})

test("the start preloads the app and the page's files in the language of the visit", () => {
  const [, files = ''] = /startup\.preload\((\{.*?\})\[startup\.locale\]\)/.exec(page) ?? []
  expect(JSON.parse(files)).toEqual({
    en: ['app-1.js', 'open-en.js'],
    zh: ['app-1.js', 'open-zh.js'],
    th: ['app-1.js', 'open-th.js'],
  })
})
