import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { contactSchema } from '#features/pages/contact/contactForm'
import { emailError } from '#features/pages/emailError'
import { fits } from '#features/pages/faqs/question'
import { timeParts } from '#features/pages/maintenance/LaunchClock'
import { isSafeLink } from '#features/showcase/forms/editor/extensions'
import { countWords } from '#features/showcase/forms/editor/MessageEditor'
import { dayError } from '#features/showcase/forms/maskDemos'
import { inBaht, orderTotal } from '#features/showcase/forms/wizard/order'
import { findIcons } from '#features/showcase/icons/gallery/IconGallery'
import * as materialIcons from '#features/showcase/icons/materialIcons/icons'
import * as tablerIcons from '#features/showcase/icons/tablerIcons/icons'
import { priceOf, yearlySaving } from '#features/showcase/price/planSwitchDemos'

describe('links of edited texts', () => {
  it.each([
    ['https://example.com/a', true],
    ['mailto:admin@example.com', true],
    ['tel:+66812345678', true],
    ['/help', true],
    ['//example.com', false],
    ['http://example.com', false],
    ['javascript:alert(1)', false],
    ['JaVaScRiPt:alert(1)', false],
    ['data:text/html,x', false],
    ['nonsense', false],
    ['', false],
  ])('may point to %s: %s', (address, isSafe) => {
    expect(isSafeLink(address)).toBe(isSafe)
  })
})

describe('the icon galleries', () => {
  it('contain 300 icons each, all of which exist', () => {
    for (const icons of [tablerIcons, materialIcons]) {
      expect(Object.keys(icons)).toHaveLength(300)
      expect(Object.values(icons).filter((icon) => icon === undefined)).toEqual([])
    }
  })

  it('are searched by every word, ignoring case', () => {
    const names = ['ArrowDown', 'ArrowUp', 'Download']
    expect(findIcons(names, ' arrow DOWN ')).toEqual(['ArrowDown'])
    expect(findIcons(names, '')).toEqual(names)
    expect(findIcons(names, 'x')).toEqual([])
  })
})

describe('figures of the demos', () => {
  it('are added up in satang', () => {
    expect(inBaht(orderTotal({ shirts: '3', delivery: 'fast' }))).toBe('1,220.00 baht')
    expect(inBaht(orderTotal({ shirts: '1', delivery: 'normal' }))).toBe('390.00 baht')
  })

  it('charge ten months for a year', () => {
    expect([priceOf(290, 'month'), priceOf(290, 'year'), yearlySaving(290)]).toEqual([
      290, 2900, 580,
    ])
  })

  it('count down in whole units that add up', () => {
    const counts = timeParts(((2 * 24 + 3) * 3600 + 4 * 60 + 5) * 1000 - 1).map(
      ({ count }) => count,
    )
    expect(counts).toEqual([2, 3, 4, 5])
    expect(timeParts(0).map(({ count }) => count)).toEqual([0, 0, 0, 0])
  })

  it.each([
    ['31022026', 'There is no such day'],
    ['29022024', null],
    ['3102', null],
    ['00002026', 'There is no such day'],
  ])('validate the date %s', (digits, error) => {
    expect(dayError(digits)).toBe(error)
  })

  it('count Thai words, which have no spaces between them', () => {
    expect(countWords('ฝากเงินวันนี้')).toBeGreaterThan(1)
    expect(countWords('two words')).toBe(2)
  })
})

describe('open pages', () => {
  it.each([
    ['name@example.com', null],
    [' name@example.com ', null],
    ['', 'pages.auth.emailRequired'],
    ['name@', 'pages.auth.emailInvalid'],
    ['name@example', 'pages.auth.emailInvalid'],
  ])('validate the email address %j', (email, error) => {
    expect(emailError(email)).toBe(error)
  })

  it('report an error for every missing field of the contact form', () => {
    const empty = { name: '', company: '', email: '', phone: '', budget: 'open', message: '' }
    const errorsIn = (form: typeof empty) => {
      const { issues } = v.safeParse(contactSchema, form)
      return new Map(issues?.map((issue) => [v.getDotPath(issue), issue.message]))
    }
    expect([...errorsIn(empty).keys()]).toEqual(['name', 'email', 'message'])
    const whole = {
      ...empty,
      name: 'นก',
      email: 'nok@example.com',
      phone: '+66 81-234-5678',
      message: 'Please call me back.',
    }
    expect(errorsIn(whole).size).toBe(0)
    expect(errorsIn({ ...whole, phone: '12' }).get('phone')).toBe('site.contact.error.phone')
    expect(errorsIn({ ...whole, message: 'x'.repeat(2_001) }).get('message')).toBe(
      'site.contact.error.messageLong',
    )
  })

  it('find questions by words of the answer, too', () => {
    const question = { id: 'a', question: 'When is it paid?', answer: 'Within ten minutes.' }
    expect(fits(question, 'PAID minutes')).toBe(true)
    expect(fits(question, 'never')).toBe(false)
  })
})
