import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useSelector } from 'react-redux'
import { AppearanceProvider } from '#ui/appearance/AppearanceProvider'
import { selectAppearance } from '#ui/appearance/appearanceSlice'
import { IntlProvider } from '#ui/intl/IntlProvider'
import { type CatalogueScope, covers } from './catalogue'
import { ScopeContext } from './scope'
import { useCatalogue } from './useCatalogue'

/**
 * The texts of the chosen language, and the look that goes with it. Shows nothing before the first
 * texts are there: until then index.html's frame stands.
 */
export function Texts({ children }: { children: ReactNode }) {
  const { locale } = useSelector(selectAppearance)
  const [wanted, setWanted] = useState<CatalogueScope>('entry')
  const want = useCallback(
    (scope: CatalogueScope) => setWanted((before) => (covers(before, scope) ? before : scope)),
    [],
  )
  const { catalogue, missing } = useCatalogue(locale, wanted)
  const shown = catalogue?.scope ?? 'entry'
  const scope = useMemo(() => ({ shown, want, missing }), [shown, want, missing])
  if (catalogue === null) return null
  return (
    <ScopeContext value={scope}>
      <IntlProvider locale={catalogue.locale} messages={catalogue.messages}>
        <AppearanceProvider componentTexts={catalogue.componentTexts}>
          {children}
        </AppearanceProvider>
      </IntlProvider>
    </ScopeContext>
  )
}
