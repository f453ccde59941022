import { expect, test } from 'vitest'
import { isSamePersonName, personNameKey } from '#lib/text/personName'

test.each([
  ['capitals', 'SOMCHAI JAIDEE', 'Somchai Jaidee'],
  ['an English title with a point', 'Mr. Somchai Jaidee', 'Somchai Jaidee'],
  ['an English title without a point', 'MR SOMCHAI JAIDEE', 'Somchai Jaidee'],
  ['a title that touches the name', 'MRS.Somying Jaidee', 'Somying Jaidee'],
  ['two titles', 'Prof. Dr. Somchai Jaidee', 'Somchai Jaidee'],
  ['นาย', 'นายสมชาย ใจดี', 'สมชาย ใจดี'],
  ['นาย with a space', 'นาย สมชาย ใจดี', 'สมชาย ใจดี'],
  ['นางสาว', 'นางสาวสมหญิง ใจดี', 'สมหญิง ใจดี'],
  ['น.ส.', 'น.ส. สมหญิง ใจดี', 'นางสาวสมหญิง ใจดี'],
  ['น.ส without its last point', 'น.ส สมหญิง ใจดี', 'สมหญิง ใจดี'],
  ['ด.ช. without a space', 'ด.ช.สมชาย ใจดี', 'เด็กชายสมชาย ใจดี'],
  ['an academic title', 'ผศ.ดร.สมชาย ใจดี', 'สมชาย ใจดี'],
  ['a rank', 'พ.ต.อ.สมชาย ใจดี', 'สมชาย ใจดี'],
  ['คุณ with a space', 'คุณ สมชาย ใจดี', 'สมชาย ใจดี'],
  ['doubled and wide spaces', ' Somchai \u00A0\u3000Jaidee ', 'Somchai Jaidee'],
  ['zero-width and direction marks', 'Som\u200Bchai\u200E Jai\u00ADdee\uFEFF', 'Somchai Jaidee'],
  ['wide letters', 'Ｓｏｍｃｈａｉ Jaidee', 'Somchai Jaidee'],
  ['sara am in two marks', 'น\u0E49\u0E4D\u0E32ฝน ใจดี', 'น้ำฝน ใจดี'],
  ['sara am with its tone behind', 'น\u0E4D\u0E49\u0E32ฝน ใจดี', 'น้ำฝน ใจดี'],
  ['sara ae typed as two sara e', 'เเก้ว ใจดี', 'แก้ว ใจดี'],
])('a name with %s is the same person', (_, one, other) => {
  expect(isSamePersonName(one, other)).toBe(true)
})

test.each([
  ['สมชาย ใจดี', 'สมหญิง ใจดี'],
  ['Mira Jaidee', 'Ira Jaidee'],
  ['Drew Jaidee', 'Ew Jaidee'],
  ['นายิกา ใจดี', 'ิกา ใจดี'],
  ['คุณากร ใจดี', 'ากร ใจดี'],
  ['ดรุณี ใจดี', 'ุณี ใจดี'],
])('the names %s and %s belong to two people', (one, other) => {
  expect(isSamePersonName(one, other)).toBe(false)
})

test('a name that is only a title stays a name', () => {
  expect(personNameKey('Miss')).toBe('miss')
  expect(personNameKey('นาย')).toBe('นาย')
})
