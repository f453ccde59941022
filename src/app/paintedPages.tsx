import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { StaticRouter } from 'react-router-dom'
import { questionsOf } from '#features/pages/faqs/question'
import { policyOf } from '#features/pages/privacy/policy'
import { openPaths } from '#lib/paths/open'
import { entryTexts } from '#locales/entryTexts'
import { openTexts } from '#locales/openTexts'
import { changeAppearance } from '#ui/appearance/appearanceSlice'
import { leftToRight } from '#ui/appearance/styleCache'
import { type Locale, locales } from '#ui/intl/locale'
import { OpenPages, preloadApartPage } from './routes/apartPages'
import { makeStore } from './store'
import { Texts } from './texts/Texts'

/** A page prerendered in one language, with the default appearance. */
export interface PaintedPage {
  path: string
  locale: Locale
  html: string
  /** The rules of its classes and of the document, in order. */
  rules: readonly string[]
}

const { landing, faqs, contactUs, privacyPolicy } = openPaths

// In this mode Emotion keeps the rules instead of writing them between the elements.
leftToRight.compat = true

/**
 * Public pages that visitors reach from elsewhere, prerendered in Node by the build (`.build/paintedPages.ts`).
 * No page of the app imports this module.
 */
export const paintedPages = await paintAll()

async function paintAll(): Promise<PaintedPage[]> {
  const painted: PaintedPage[] = []
  for (const locale of locales) {
    await Promise.all([
      openTexts(locale),
      entryTexts(locale),
      questionsOf(locale),
      policyOf(locale),
    ])
    for (const path of [landing, faqs, contactUs, privacyPolicy]) {
      await preloadApartPage(path)
      painted.push(paint(path, locale))
    }
  }
  return painted
}

function paint(path: string, locale: Locale): PaintedPage {
  const store = makeStore()
  store.dispatch(changeAppearance({ locale }))
  leftToRight.inserted = {}
  const html = renderToString(
    <Provider store={store}>
      <StaticRouter location={path}>
        <Texts>
          <OpenPages />
        </Texts>
      </StaticRouter>
    </Provider>,
  )
  const rules = Object.values(leftToRight.inserted).filter((rule) => typeof rule === 'string')
  return { path, locale, html, rules }
}
