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

/** Addresses that browsers read as another host, or differently from people. */
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

test.each(tricks)('the address %j is refused as an own path, a link and a picture', (address) => {
  expect(ownPath(address)).toBeNull()
  expect(v.parse(linkOnWire, address)).toBeNull()
  expect(v.parse(httpsOnWire, address)).toBeNull()
  expect(pictureAddress(address, ['https://named.example'])).toBeNull()
  expect(isSafeLink(address)).toBe(false)
})

test('an own path never leads to another site, whatever the text', () => {
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

describe('picture addresses', () => {
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
  ])('a picture of the provider is shown only from a named host: %j', (address, isShown) => {
    expect(pictureAddress(address, named)).toBe(isShown ? address : null)
  })

  test('a picture of another host is hidden in builds that do not name the host', () => {
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
  ])('the picture address %j in a record is ignored, and refused in a request body', (address) => {
    expect(v.parse(pictureOrEmpty, address)).toBe('')
    expect(v.parse(pictureOrNull, address)).toBeNull()
    expect(v.is(pictureInBody(1000), address)).toBe(false)
  })

  test('inline pictures and pictures of this app are kept', () => {
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
