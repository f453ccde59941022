import { minifySync, type Plugin } from 'vite'
import { apartPath } from '../src/lib/paths/publicPaths'
import { presetColors } from '../src/ui/appearance/appearance'
import { frameColours } from '../src/ui/appearance/frame'
import { locales } from '../src/ui/intl/locale'
import { textOf } from './catalogueTexts'
import { preloads } from './preloads'
import { screens } from './screens'

/** The sources that the browser loads at once, by the app shell that a visit is shown. */
const frames = {
  guest: screens.guest,
  app: [...screens.member],
  apart: ['src/app/routes/apartPages.tsx'],
}

/** Fills build data into the scripts of index.html: colours, languages and texts, files to preload. */
export function appShell(): Plugin {
  return {
    name: 'app-shell',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const files = Object.entries(frames).map(
          ([frame, sources]) => [frame, preloads(bundle, sources)] as const,
        )
        const common =
          files[0]?.[1].filter((file) => files.every(([, own]) => own.includes(file))) ?? []
        const preload = [
          ...files.map(([frame, own]) => [frame, own.filter((file) => !common.includes(file))]),
          ...locales.map((locale) => [locale, preloads(bundle, [`${locale}-entry`])]),
        ]
        const late = {
          words: Object.fromEntries(locales.map((locale) => [locale, wordsIn(locale)])),
          preload: Object.fromEntries(preload),
        }
        return bare(
          scriptFirst(html, common)
            .replace('/*colours*/ {}', () => JSON.stringify(colours))
            .replace('/*languages*/ /^/', () => String(languages))
            .replace('/*apart*/ /^/', () => String(apartPath))
            .replace('/*late*/ {}', () => JSON.stringify(late)),
        ).replaceAll('%APP_NAME%', process.env.VITE_APP_NAME ?? 'Arcade Member')
      },
    },
  }
}

/** By preset, the colours that differ from the defaults in index.html's style: light, then dark. */
const colours = Object.fromEntries(
  presetColors
    .filter((preset) => preset !== 'default')
    .map((preset) => {
      const { light, dark } = frameColours[preset]
      return [preset, [light.primary, dark.primary, dark.background, dark.paper]]
    }),
)

/** Matches the first language of a list that the app has. */
const languages = new RegExp(`(?:^|,)(${locales.join('|')})`)

const wordsIn = (locale: (typeof locales)[number]) => ({
  labels: {
    username: textOf(locale, 'session.username'),
    password: textOf(locale, 'session.password'),
  },
  tooOld: textOf(locale, 'frame.tooOld'),
  failed: textOf(locale, 'frame.failed'),
  reload: textOf(locale, 'error.reload'),
})

/**
 * Puts the module script, and the files that every app shell needs, before the inline scripts. While the
 * policy is in a `<meta>`, Chromium does not scan ahead. So it requests a file after an inline script 150 ms
 * later.
 */
function scriptFirst(html: string, common: readonly string[]): string {
  const [script] = /<script type="module" crossorigin[^>]*><\/script>/.exec(html) ?? []
  if (!script) return html
  const links = common.map(
    (file) => `<link rel="modulepreload" crossorigin href="/assets/${file}">`,
  )
  return html
    .replace(script, '')
    .replace('<title>', () => `${script}\n${links.join('\n')}\n    <title>`)
}

/**
 * Removes comments and indents. Minifies the scripts in the syntax of the oldest browsers, because the
 * scripts have to tell people that those are too old.
 */
function bare(html: string): string {
  return html
    .replaceAll(/<!--.*?-->|^\s+/gms, '')
    .replaceAll('>\n<', '><')
    .replaceAll(/(<script>)(.*?)(<\/script>)/gs, (_, open: string, script: string, end: string) => {
      // The source keeps to ES5, which the minifier does not offer; ES2015 changes none of its syntax.
      const { code } = minifySync('boot.js', script, {
        module: false,
        compress: { target: 'es2015' },
        mangle: true,
      })
      return `${open}${code}${end}`
    })
}
