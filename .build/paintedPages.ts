import { type Plugin, runnerImport, type UserConfig } from 'vite'
import type { PaintedPage } from '../src/app/paintedPages'
import { languageTag } from '../src/ui/intl/locale'

/** Painted pages stand in the frame of index.html, in front of this. */
const place = '<div class="frame-guest guest">'

/**
 * Writes a file of its own for each open page to which people come from elsewhere: index.html with the page in
 * it, as the app would draw it, in every language. So a first visit reads it before any script has come; later
 * ones get index.html from the worker. A host that knows nothing of these files sends index.html.
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
          const source = withPage(String(index.source), languages)
          this.emitFile({ type: 'asset', fileName: `${path.slice(1)}.html`, source })
        }
      },
    },
  }
}

/**
 * In the place of the app's script: the page is painted first, and what the app is made of is asked for then, so
 * that nothing on the line comes before what is read. Where no frame is painted, since the tab lies behind another or
 * this visit is shown no painted page, nothing waits.
 */
const start = (app: string) =>
  `<script>
function start(){preload('${app}');import('${app}')}
if(document.documentElement.dataset.painted===undefined||document.hidden)start()
else requestAnimationFrame(function(){setTimeout(start)})
</script>`

const appScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/

/** @param languages the same page in each */
export function withPage(index: string, languages: readonly PaintedPage[]): string {
  const app = appScript.exec(index)?.[1]
  if (!index.includes(place) || app === undefined) {
    throw new Error('index.html has no place for a painted page')
  }
  const styles: string[] = []
  const blocks = languages.map(({ locale, html }) => {
    const block = html
      .replaceAll(/<!--.*?-->/g, '')
      // Nothing typed may be lost, and no press be without an effect: links work, all else waits for the app.
      .replaceAll(/<(button|input|select|textarea)\b/g, '<$1 inert')
      // The policy allows no styles in attributes.
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
  // Rules that came after the body had its first style would be transitions from that, and move the page.
  return index
    .replace('<html ', '<html data-painted ')
    .replace(appScript, '')
    .replace('</body>', (end) => `${start(app)}${end}`)
    .replace('</head>', (end) => `<style id="painted-rules">${rules.join('')}</style>${end}`)
    .replace(place, () => `<div id="painted">${blocks.join('')}</div>${place}`)
}

/** A language's rules; those of the document that differ from the first language's count in it alone. */
function ownRules({ locale, rules }: PaintedPage, _: number, [first]: readonly PaintedPage[]) {
  return rules.map((rule) =>
    rule.startsWith('html{') && first?.rules.includes(rule) === false
      ? rule.replaceAll(/\b(html|body)\{/g, `$1:lang(${locale}){`)
      : rule,
  )
}
