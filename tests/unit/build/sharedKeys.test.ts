import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { locales } from '#ui/intl/locale'
import { sharedKeys } from '../../../.build/sharedKeys'

/** The texts of a language's shop, chat and the like, as the build writes them. */
async function builtTexts(locale: string): Promise<unknown> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [sharedKeys()],
    build: {
      write: false,
      minify: false,
      lib: { entry: `src/locales/${locale}/product.ts`, formats: ['iife'], name: 'catalogue' },
    },
  })
  const [result] = [built].flat()
  const code = result && 'output' in result ? result.output[0].code : ''
  return runInNewContext(`${code}; JSON.stringify(catalogue.messages)`)
}

describe('keys that stand once for all languages', () => {
  it.each(locales)('lose no text of %s, few things in Romanian neither', async (locale) => {
    const invite: Record<string, string> = JSON.parse(
      readFileSync(`src/locales/${locale}/invite.json`, 'utf8'),
    )
    expect(JSON.parse(String(await builtTexts(locale)))).toMatchObject(invite)
  })
})
