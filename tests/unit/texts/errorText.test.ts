import { describe, expect, test } from 'vitest'
import { providerFailure } from '#api/client/provider'
import { errorToWire, readErrorBody } from '#contract/provider'
import { errorCodes, isErrorCode, promotionReasons } from '#lib/appError'
import { memberTexts } from '#locales/memberTexts'
import { locales } from '#ui/intl/locale'
import { makeErrorText } from '#ui/intl/useErrorText'
import { makeFormats } from '#ui/intl/useFormat'
import { translate } from '#ui/intl/useText'
import { noon } from '../provider/backEnds'

const codes = Object.keys(errorCodes).filter(isErrorCode)
const samples = { amount: 12_345, moment: noon, wait: noon, count: 5, reason: 'perday', text: 'x' }

async function textsOf(locale: (typeof locales)[number]) {
  const { messages } = await memberTexts(locale)
  const text = (key: Parameters<typeof translate>[2], values = {}) =>
    translate(messages, locale, key, values)
  return makeErrorText(text, locale, makeFormats(locale, 'baht'))
}

describe.each(locales)('the texts of refusals in %s', (locale) => {
  test.each(codes)('the refusal %s has a text, with all its values or with none', async (code) => {
    const text = await textsOf(locale)
    const values = Object.fromEntries(
      Object.entries(errorCodes[code]).map(([name, kind]) => [name, samples[kind]]),
    )
    for (const written of [text(code, values), text(code)]) {
      expect(written).not.toMatch(/[{}]|^errorCode\.|undefined|NaN/)
    }
  })

  test('every reason of a promotion has a text', async () => {
    const text = await textsOf(locale)
    for (const why of promotionReasons) {
      expect(text('promonoteligible', { why })).not.toMatch(/errorCode\.|[{}]/)
    }
  })
})

test('the Thai texts are those of the design, with two decimals in amounts', async () => {
  const text = await textsOf('th')
  expect(text('belowmindeposit', { min: 10_000 })).toBe('ยอดฝากขั้นต่ำ 100.00 บาท')
  expect(text('withdrawclosed', { from: '00:30', to: '23:30' })).toBe('ถอนเงินได้ช่วง 00:30–23:30 น.')
  expect(text('withdrawcount', { n: 5 })).toBe('ถอนครบ 5 ครั้งของวันนี้แล้ว')
  const time = Date.now() + 9.5 * 60_000
  expect(text('codelocked', { time })).toBe('กรอกผิดหลายครั้ง ลองใหม่ใน 10 นาที')
})

describe('refusals on the wire', () => {
  test('a refusal has baht and ISO times on the wire, and satang and numbers inside', () => {
    const error = { code: 'bankchanged', values: { time: noon } } as const
    expect(errorToWire(error)).toEqual({
      code: 'bankchanged',
      time: '2026-11-21T05:00:00.000Z',
    })
    expect(readErrorBody(errorToWire(error))).toEqual(error)
    expect(readErrorBody({ code: 'belowmindeposit', min: 50.5 })).toEqual({
      code: 'belowmindeposit',
      values: { min: 5050 },
    })
  })

  test.each([null, 7, 'depositopen', {}, { code: 'nobodyknows' }, { code: 'toString' }, []])(
    'the body %j is not a refusal',
    (body) => expect(readErrorBody(body)).toBeNull(),
  )

  test('invalid values of a refusal are left out', () => {
    expect(readErrorBody({ code: 'bankchanged', time: 'soon', more: '<b>' })).toEqual({
      code: 'bankchanged',
      values: {},
    })
  })

  test('a failure gets the code of its refusal', () => {
    const failure = { kind: 'http', status: 400, message: '400', body: { code: 'depositopen' } }
    expect(providerFailure(failure, 'x')).toEqual({
      kind: 'http',
      status: 400,
      message: 'depositopen',
      code: 'depositopen',
      values: {},
    })
  })
})
