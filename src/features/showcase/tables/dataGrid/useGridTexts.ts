import { use } from 'react'
import { useLocale } from '#ui/intl/useLocale'
import { textsPerLocale } from '../../demo/textsPerLocale'

// Written out, not built from the name: the bundler makes one file for each line.
const textsOf = textsPerLocale({
  en: () => import('./texts/en'),
  fr: () => import('./texts/fr'),
  ro: () => import('./texts/ro'),
  zh: () => import('./texts/zh'),
  th: () => import('./texts/th'),
})

/** The grid's own words in the app's language. Suspends until they are there. */
export function useGridTexts() {
  const { gridTexts } = use(textsOf(useLocale()))
  return gridTexts.components.MuiDataGrid.defaultProps.localeText
}
