import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { type Contact, sortContacts } from '#contract/contacts/contacts'
import { changesOf, contactSchema, valuesOf } from '#features/contacts/form/contactFields'
import { groupContacts, letterOf } from '#features/contacts/list/groups'
import { findContacts } from '#features/contacts/useFoundContacts'
import { mailPath } from '#lib/text/email'
import { phoneLink } from '#lib/text/phoneNumber'
import { initialsOf } from '#ui/display/PersonAvatar'

function contact(name: string, more: Partial<Contact> = {}): Contact {
  return { ...valuesOf(null), id: name, name, ...more }
}

function errorOf(typed: Partial<Contact>): string | undefined {
  return v.safeParse(contactSchema, { ...valuesOf(contact('A')), ...typed }).issues?.[0].message
}

test.each([
  ['ananya', 'A'],
  ['Élodie', 'E'],
  ['Øystein', 'Ø'],
  ['Жанна', 'Ж'],
  ['ก้อง', 'ก'],
  ['เอกชัย', 'อ'],
  ['李伟', 'L'],
  ['张敏', 'Z'],
  ['فرح', 'ف'],
  ['أحمد', 'ا'],
  ['  Zoltán', 'Z'],
  ['7-Eleven', '#'],
  ['👩‍🚀 Ada', '#'],
  ['', '#'],
])('the contact %s is listed under %s', (name, letter) => {
  expect(letterOf(name)).toBe(letter)
})

test.each([
  ['Hana Kobayashi', 'HK'],
  ['Farah al-Najjar فرح النجار', 'F'],
  ['สุดารัตน์ ทองดี', 'สุ'],
  ['李伟', '李'],
  ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
  ['', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

describe('groups', () => {
  it('have consecutive positions, with other characters last', () => {
    const sorted = sortContacts(
      ['Zoe', '9 to 5', 'Ada', 'ada b', 'Émile'].map((name) => contact(name)),
      'en',
    )
    const groups = groupContacts(sorted, 'en')
    expect(groups.map(({ letter, contacts }) => [letter, contacts.length])).toEqual([
      ['A', 2],
      ['E', 1],
      ['Z', 1],
      ['#', 1],
    ])
    expect(groups.map(({ top, height }) => [top, height])).toEqual([
      [0, 164],
      [164, 100],
      [264, 100],
      [364, 100],
    ])
  })
})

describe('the search', () => {
  const people = [
    contact('Zoltán Szabó', { company: 'Danube QA', work_phone: '+36 1 555 0122' }),
    contact('Ada', {
      role: 'Tester',
      personal_email: 'ada@home.example',
      location: 'Chiang Mai, Thailand',
    }),
  ]

  it.each([
    ['', 2],
    ['  ', 2],
    ['szabo danube', 1],
    ['3615550122', 1],
    ['+36 1', 1],
    ['555-0122', 1],
    ['1-555', 1],
    ['555-0123', 0],
    ['...', 0],
    ['thailand', 1],
    ['HOME.example', 1],
    ['danube tester', 0],
    ['<b>', 0],
  ])('finds %j %i times', (wanted, count) => {
    expect(findContacts(people, wanted)).toHaveLength(count)
  })
})

describe('the form', () => {
  it('sends only changed fields, without surrounding spaces', () => {
    const before = valuesOf(contact('Ada', { role: 'Tester' }))
    expect(changesOf(before, { ...before, name: ' Ada ', role: ' Lead ' })).toEqual({
      role: 'Lead',
    })
  })

  it('reports what is wrong', () => {
    expect(errorOf({ name: ' ' })).toBe('contacts.form.nameMissing')
    expect(errorOf({ work_email: 'a@b' })).toBe('contacts.form.badMail')
    expect(errorOf({ work_email: '' })).toBeUndefined()
    expect(errorOf({ personal_phone: '+66 (2) 555-01.10' })).toBeUndefined()
    expect(errorOf({ personal_phone: 'call me' })).toBe('contacts.form.badPhone')
  })
})

describe('contact links', () => {
  it('are made for phone numbers and email addresses, and for nothing else', () => {
    expect(phoneLink('+66 2 555 0110')).toBe('tel:+6625550110')
    expect(phoneLink('javascript:alert(1)')).toBeNull()
    expect(mailPath('a+b@c.example')).toBe('/app/mail?to=a%2Bb%40c.example')
    expect(mailPath('a#b%0d@c.example')).toBeNull()
    expect(mailPath('a@b.c?bcc=x@y.z')).toBeNull()
    expect(mailPath('\ud800@b.c')).toBeNull()
  })
})

test('the search finds a phone number in another spelling', () => {
  const mali = contact('Mali', { work_phone: '081-234-5999' })
  expect(findContacts([mali], '+66 81 234 5999')).toEqual([mali])
  expect(findContacts([mali], '081 234 5998')).toEqual([])
})
