import { type Plugin, runnerImport, type UserConfig } from 'vite'
import type { PaintedPage } from '../src/app/paintedPages'
import { openPaths } from '../src/lib/paths/open'
import { defaultAppearance } from '../src/ui/appearance/appearance'
import { type Locale, languageTag } from '../src/ui/intl/locale'
import { preloads } from './preloads'

/** Prerendered pages are inserted into index.html before this element. */
const place = '<div class="frame-guest">'

/** The sources of each page beyond those of all public pages, and the folder of its texts. */
const sources: Readonly<Record<string, { page: string; texts?: string }>> = {
  [openPaths.landing]: { page: 'LandingPage.tsx' },
  [openPaths.faqs]: { page: 'FaqsPage.tsx', texts: 'faqs' },
  [openPaths.contactUs]: { page: 'ContactUsPage.tsx' },
  [openPaths.privacyPolicy]: { page: 'PrivacyPolicyPage.tsx', texts: 'privacy' },
}

/**
 * Writes a separate file for each public page that people reach from other sites: index.html with the page in
 * it, as the app would draw it, in every language. So people can read it on a first visit before any script
 * has loaded. Later visits get index.html from the worker. A host that ignores these files sends index.html.
 */
export function paintedPages(): Plugin {
  let define: UserConfig['define']
  return {
    name: 'painted-pages',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      define = config.define
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        if (process.env.QUICK_BUILD !== undefined) return
        const index = bundle['index.html']
        if (index?.type !== 'asset') return
        const { module } = await runnerImport<typeof import('../src/app/paintedPages')>(
          '/src/app/paintedPages.tsx',
          { configFile: false, logLevel: 'error', define: define ?? {} },
        )
        for (const path of new Set(module.paintedPages.map((page) => page.path))) {
          const languages = module.paintedPages.filter((page) => page.path === path)
          const source = withPage(String(index.source), languages, (locale) =>
            preloads(bundle, sourcesOf(path, locale)),
          )
          this.emitFile({ type: 'asset', fileName: `${path.slice(1)}.html`, source })
        }
      },
    },
  }
}

function sourcesOf(path: string, locale: Locale): string[] {
  const { page, texts } = sources[path] ?? {}
  return [
    'src/app/routes/apartPages.tsx',
    `${locale}-entry`,
    `${locale}-open`,
    ...(page === undefined ? [] : [`src/features/pages/${page}`]),
    ...(texts === undefined ? [] : [`src/features/pages/${texts}/texts/${locale}.ts`]),
  ]
}

const { fontFamily, borderRadius, outlinedFilled, mode, presetColor, rtl } = defaultAppearance

/**
 * Removes a prerendered page unless it fits: only for people with the default appearance, without a session
 * and without a hash in the address.
 */
const unpaint = `<script>
(function () {
  var root = document.documentElement
  var look = ${JSON.stringify({ fontFamily, borderRadius, outlinedFilled, mode, presetColor, rtl })}
  for (var part in look) {
    if (startup.chosen[part] !== undefined && startup.chosen[part] !== look[part]) delete root.dataset.painted
  }
  if (startup.user || location.hash) delete root.dataset.painted
})()
</script>`

/**
 * Replaces the app's script. The page is painted first, and the app's files are requested after that, so that
 * they do not compete with the text that people read. If the tab is hidden or the visit is shown no
 * prerendered page, they are requested at once.
 */
const start = (app: string, files: Readonly<Record<string, readonly string[]>>) =>
  `<script>
function start(){startup.preload(${JSON.stringify(files)}[startup.locale]);import('${app}')}
if(document.documentElement.dataset.painted===undefined||document.hidden)start()
else requestAnimationFrame(function(){setTimeout(start)})
</script>`

const appScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/
const appFiles = /<link rel="modulepreload"[^>]*>/g

/**
 * @param languages the same page in each language
 * @param filesOf the page's files in a language, below `/assets/`
 */
export function withPage(
  index: string,
  languages: readonly PaintedPage[],
  filesOf: (locale: Locale) => readonly string[],
): string {
  const app = appScript.exec(index)?.[1]
  if (!index.includes(place) || app === undefined) {
    throw new Error('index.html has no place for a painted page')
  }
  const styles: string[] = []
  const blocks = languages.map(({ locale, html }) => {
    const block = html
      .replaceAll(/<!--.*?-->/g, '')
      // No input may be lost, and no click may be without an effect: links work, everything else waits for
      // the app.
      .replaceAll(/<(button|input|select|textarea)\b/g, '<$1 inert')
      // The policy allows no style attributes.
      .replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
        if (!styles.includes(style)) styles.push(style)
        return ` data-style="${styles.indexOf(style)}"`
      })
    return `<div class="painted" lang="${languageTag(locale)}">${block}</div>`
  })
  const rules = [
    '.painted{display:none}',
    ...languages.map(
      ({ locale }) => `html[data-painted]:lang(${locale}) .painted:lang(${locale}){display:block}`,
    ),
    ...new Set(languages.flatMap(ownRules)),
    ...styles.map((style, number) => `[data-style="${number}"]{${style}}`),
  ]
  const files = Object.fromEntries(
    languages.map(({ locale }) => [locale, [app.replace('/assets/', ''), ...filesOf(locale)]]),
  )
  // Rules that came after the body had its first style would start transitions from it, and move the page.
  return index
    .replace('<html ', '<html data-painted ')
    .replace(appScript, '')
    .replaceAll(appFiles, '')
    .replace('</body>', (end) => `${start(app, files)}${end}`)
    .replace(
      '</head>',
      (end) => `${unpaint}<style id="painted-rules">${rules.join('')}</style>${end}`,
    )
    .replace(place, () => `<div id="painted">${blocks.join('')}</div>${place}`)
}

/**
 * The CSS rules of a language. Rules of the document that differ from the first language's only apply to this
 * one.
 */
function ownRules({ locale, rules }: PaintedPage, _: number, [first]: readonly PaintedPage[]) {
  return rules.map((rule) =>
    rule.startsWith('html{') && first?.rules.includes(rule) === false
      ? rule.replaceAll(/\b(html|body)\{/g, `$1:lang(${locale}){`)
      : rule,
  )
}
