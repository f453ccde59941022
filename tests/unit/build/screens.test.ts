import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { screenFile, screens } from '#features/pages/landing/screens/screens'
import { modes } from '#ui/appearance/appearance'
import { locales } from '#ui/intl/locale'

/** Bytes of a picture, so that a phone on a slow line has it in a quarter of a second. */
const largest = 40_000

test.each(locales)('the landing page has small pictures of all its screens in %s', (locale) => {
  const files = screens.flatMap((screen) => modes.map((mode) => screenFile(screen, locale, mode)))
  const sizes = files.map((file) => ({
    file,
    size: statSync(`public${file}`, { throwIfNoEntry: false })?.size ?? null,
  }))
  // `npm run screenshots` takes them.
  expect(sizes.filter(({ size }) => size === null || size > largest)).toEqual([])
})
