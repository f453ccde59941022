import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  httpsOnWire,
  linkOnWire,
  pictureAddress,
  pictureInBody,
  pictureOrEmpty,
  pictureOrNull,
} from '#contract/wire'
import { isSafeLink } from '#features/showcase/forms/editor/extensions'
import { ownPath } from '#lib/address'
import * as fc from '../../properties'
import { nastyTexts } from '../provider/hostileBodies'

/** What browsers read as an address of another host, or not at all as people do. */
const tricks = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/ /evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2f/evil.example',
  '/%2F%2Fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/%00',
  '/%E0%A4%A',
  ' /promotion',
  '/promotion\u0000',
  'https:/\t/evil.example',
  'java\nscript:alert(1)',
  'javascript:alert(1)',
  'data:text/html,x',
  'javascript:alert(1)//data:image/png;base64,AAAA',
  'http://plain.example/',
  'https:evil',
  '',
]

test.each(tricks)('%j is neither a path of ours nor a link nor a picture', (address) => {
  expect(ownPath(address)).toBeNull()
  expect(v.parse(linkOnWire, address)).toBeNull()
  expect(v.parse(httpsOnWire, address)).toBeNull()
  expect(pictureAddress(address, ['https://named.example'])).toBeNull()
  expect(isSafeLink(address)).toBe(false)
})

test('a path stays a path of this site, whatever the text', () => {
  const paths = fc.tuple(fc.constantFrom('/', '//', '/\\', '/%2f', '/./'), nastyTexts)
  fc.assert(
    fc.property(paths, ([start, rest]) => {
      const path = ownPath(start + rest)
      if (path === null) return
      expect(new URL(path, 'https://own.example').origin).toBe('https://own.example')
      expect(ownPath(path)).toBe(path)
    }),
  )
})

describe('pictures', () => {
  const named = ['https://named.example', 'http://127.0.0.1:4300']

  test.each([
    ['/pictures/avatar-1.svg', true],
    ['/uploads/a.png?size=2', true],
    ['data:image/png;base64,AAAA', true],
    ['https://named.example/a.png', true],
    ['http://127.0.0.1:4300/a.png', true],
    ['https://elsewhere.example/a.png', false],
    ['https://named.example.elsewhere.example/a.png', false],
    ['https://named.example@elsewhere.example/a.png', false],
    ['http://named.example/a.png', false],
    ['data:text/html,x', false],
    [7, false],
  ])('of the provider: %j', (address, isShown) => {
    expect(pictureAddress(address, named)).toBe(isShown ? address : null)
  })

  test('of a host are shown by no build that does not name it', () => {
    expect(pictureAddress('https://named.example/a.png')).toBeNull()
  })

  test.each([
    'https://elsewhere.example/a.png',
    '//elsewhere.example/a.png',
    '/pictures/../../api/demo/export',
    '/api/contact/list',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'data:image/png;base64,AAAA" onerror="',
    'blob:https://elsewhere.example/1',
    7,
    undefined,
  ])('in a record, %j counts as none, and no body may hold it', (address) => {
    expect(v.parse(pictureOrEmpty, address)).toBe('')
    expect(v.parse(pictureOrNull, address)).toBeNull()
    expect(v.is(pictureInBody(1000), address)).toBe(false)
  })

  test('of this app and inline ones are kept', () => {
    for (const address of [
      '/pictures/card-1.svg',
      '/pictures/cards.svg#svgView(viewBox(0,0,640,480))',
      'data:image/jpeg;base64,/9j/4AAQ+w==',
    ]) {
      expect(v.parse(pictureOrEmpty, address)).toBe(address)
      expect(v.is(pictureInBody(1000), address)).toBe(true)
      expect(v.is(pictureInBody(10), address)).toBe(false)
    }
  })
})
