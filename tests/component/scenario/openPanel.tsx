import { screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect } from 'vitest'
import { ScenarioPanel } from '#features/scenario/ScenarioPanel'
import { loadMember, loadScenario } from '#locales/memberCatalogue'
import { IntlProvider } from '#ui/intl/IntlProvider'
import type { Locale } from '#ui/intl/locale'
import { renderApp } from '../renderApp'

/** The testers' panel, open, with its texts, once what it shows first has come. */
export async function openPanel(
  panel: Partial<ComponentProps<typeof ScenarioPanel>> = {},
  locale: Locale = 'en',
) {
  const { messages } = await loadMember(locale)
  const texts = { ...messages, ...(await loadScenario(locale)) }
  const frame = await renderApp(
    <IntlProvider locale={locale} messages={texts}>
      <ScenarioPanel open onClose={() => {}} {...panel} />
    </IntlProvider>,
    { locale },
  )
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
  return frame
}
