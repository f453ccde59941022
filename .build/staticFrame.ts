import type { Plugin, Rolldown } from 'vite'
import { apartPath, guestPaths, landingPath, paths } from '../src/lib/paths/entrance'
import { frameColours } from '../src/ui/appearance/frame'
import { locales } from '../src/ui/intl/locale'
import { textsOf } from './catalogueTexts'

type Chunks = Rolldown.OutputBundle

/** The pages that the frame stands for, with the sources that the browser should fetch at once. */
const frames = {
  guest: [/src\/features\/session\/LoginPage\.tsx$/],
  app: [
    /src\/app\/shell\/MainLayout\.tsx$/,
    /src\/features\/dashboard\/DashboardPage\.tsx$/,
    /src\/locales\/memberCatalogue\.ts$/,
  ],
}

/** Fills in what index.html's boot script needs of the build: colours, languages and their texts, paths without a frame, files to preload. */
export function staticFrame(): Plugin {
  return {
    name: 'static-frame',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const frame = {
          colours: frameColours,
          locales,
          apart: apartPath.source,
          landing: landingPath,
          toLanding: [paths.root, '/dashboard', ...guestPaths],
          labels: textsOf({ username: 'session.username', password: 'session.password' }),
          words: textsOf({
            tooOld: 'frame.tooOld',
            failed: 'frame.failed',
            reload: 'error.reload',
          }),
          preload: preloads(bundle ?? {}),
        }
        return bare(scriptFirst(html))
          .replaceAll('%APP_NAME%', process.env.VITE_APP_NAME ?? 'Arcade Member')
          .replace('/*frame*/ {}', () => JSON.stringify(frame))
      },
    },
  }
}

/**
 * Puts the module script in front of the boot script: while the policy stands in a `<meta>`, Chromium
 * looks ahead for nothing, so what stands behind an inline script is asked for 150 ms later.
 */
function scriptFirst(html: string): string {
  const [script] = /<script type="module" crossorigin[^>]*><\/script>/.exec(html) ?? []
  if (!script) return html
  return html.replace(script, '').replace('<title>', () => `${script}\n    <title>`)
}

/** Without remarks and indents. No minifier, whose syntax the oldest browsers could not read. */
function bare(html: string): string {
  return html.replaceAll(/\/\*(?!frame\*\/).*?\*\/|<!--.*?-->|^\s+/gms, '')
}

function preloads(bundle: Chunks): Record<string, string[]> {
  const entryFiles = new Set(
    Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' && file.isEntry ? [file.fileName, ...file.imports] : [],
    ),
  )
  const filesFor = (sources: RegExp[]) =>
    [...new Set(sources.flatMap((source) => closure(bundle, source)))]
      .filter((file) => !entryFiles.has(file))
      .map((file) => `/${file}`)
  const ofLocales = locales.map((locale) => [
    locale,
    filesFor([new RegExp(`src/locales/${locale}/entry\\.ts$`)]),
  ])
  return {
    guest: filesFor(frames.guest),
    app: filesFor(frames.app),
    ...Object.fromEntries(ofLocales),
  }
}

/** The chunk that holds a source as its own page, and everything that it imports statically. */
function closure(bundle: Chunks, source: RegExp): string[] {
  const start = Object.values(bundle).find(
    (file) => file.type === 'chunk' && source.test(file.facadeModuleId ?? ''),
  )
  const files = new Set<string>()
  const visit = (name: string) => {
    const file = bundle[name]
    if (file?.type !== 'chunk' || files.has(name)) return
    files.add(name)
    file.imports.forEach(visit)
  }
  if (start) visit(start.fileName)
  return [...files]
}
