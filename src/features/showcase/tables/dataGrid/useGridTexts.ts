import { use } from 'react'
import { perLocale } from '../../../../ui/intl/perLocale'
import { useLocale } from '../../../../ui/intl/useLocale'

// Written out, not built from the name: the bundler makes one file for each line.
const texts = {
  en: () => import('./texts/en'),
  fr: () => import('./texts/fr'),
  ro: () => import('./texts/ro'),
  zh: () => import('./texts/zh'),
  th: () => import('./texts/th'),
} as const

const textsOf = perLocale((locale) => {
  const key =
    locale === 'fr' || locale === 'ro' || locale === 'zh' || locale === 'th' ? locale : 'en'
  return texts[key]()
})

/** The grid's own words in the app's language. Suspends until they are there. */
export function useGridTexts() {
  const { gridTexts } = use(textsOf(useLocale()))
  return gridTexts.components.MuiDataGrid.defaultProps.localeText
}
