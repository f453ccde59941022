import { textFiles, useTexts } from '#ui/intl/textsPerLocale'

const textsOf = textFiles(import.meta.glob<typeof import('./texts/en')>('./texts/*.ts'))

/** The grid's own words in the app's language. Suspends until they are there. */
export function useGridTexts() {
  const { gridTexts } = useTexts(textsOf)
  return gridTexts.components.MuiDataGrid.defaultProps.localeText
}
