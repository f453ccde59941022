import { minifySync, type Plugin, type Rolldown } from 'vite'
import { apartPath, guestPaths, landingPath, paths } from '../src/lib/paths/entrance'
import { openPaths } from '../src/lib/paths/open'
import { defaultAppearance } from '../src/ui/appearance/appearance'
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
  apart: [/src\/app\/routes\/apartPages\.tsx$/],
}

/** The open pages that are painted at build (`src/app/paintedPages.tsx`): a file each, and the folder of its words. */
const paintedPages = [
  { path: openPaths.landing, file: 'LandingPage' },
  { path: openPaths.faqs, file: 'FaqsPage', folder: 'faqs' },
  { path: openPaths.contactUs, file: 'ContactUsPage' },
  { path: openPaths.privacyPolicy, file: 'PrivacyPolicyPage', folder: 'privacy' },
]

const { fontFamily, borderRadius, outlinedFilled, mode, presetColor, rtl } = defaultAppearance

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
          look: { fontFamily, borderRadius, outlinedFilled, mode, presetColor, rtl },
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
        return bare(
          scriptFirst(html).replace('/*frame*/ {}', () => JSON.stringify(frame)),
        ).replaceAll('%APP_NAME%', process.env.VITE_APP_NAME ?? 'Arcade Member')
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

/** Without remarks and indents; scripts minified in the syntax of the oldest browsers, which have to tell that they are too old. */
function bare(html: string): string {
  return html
    .replaceAll(/<!--.*?-->|^\s+/gms, '')
    .replaceAll(/(<script>)(.*?)(<\/script>)/gs, (_, open: string, script: string, end: string) => {
      // The source keeps to ES5, which the minifier cannot be asked for; ES2015 changes none of its syntax.
      const { code } = minifySync('boot.js', script, {
        module: false,
        compress: { target: 'es2015' },
        mangle: true,
      })
      return `${open}${code}${end}`
    })
}

/** By frame, language, path, and path and language: the browser is told of all that fit the visit. */
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
  const apart = filesFor(frames.apart)
  const ofPages = paintedPages.flatMap(({ path, file, folder }) => [
    [
      path,
      filesFor([new RegExp(`src/features/pages/${file}\\.tsx$`)]).filter(
        (name) => !apart.includes(name),
      ),
    ],
    ...locales.map((locale) => [
      `${path} ${locale}`,
      filesFor([
        new RegExp(`src/locales/${locale}/open\\.ts$`),
        new RegExp(`src/features/pages/${folder}/texts/${locale}\\.ts$`),
      ]),
    ]),
  ])
  return {
    guest: filesFor(frames.guest),
    app: filesFor(frames.app),
    apart,
    ...Object.fromEntries(ofLocales),
    ...Object.fromEntries(ofPages),
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
