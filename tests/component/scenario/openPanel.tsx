import { screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect } from 'vitest'
import { ScenarioPanel } from '#features/scenario/ScenarioPanel'
import { scenarioTexts } from '#locales/scenarioTexts'
import { IntlProvider } from '#ui/intl/IntlProvider'
import type { Locale } from '#ui/intl/locale'
import { renderApp } from '../renderApp'

/** Renders the open test controls with their texts and waits for their first content. */
export async function openPanel(
  panel: Partial<ComponentProps<typeof ScenarioPanel>> = {},
  locale: Locale = 'en',
) {
  const texts = await scenarioTexts(locale)
  const frame = await renderApp(
    <IntlProvider {...texts}>
      <ScenarioPanel open onClose={() => {}} {...panel} />
    </IntlProvider>,
    { locale },
  )
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
  return frame
}
