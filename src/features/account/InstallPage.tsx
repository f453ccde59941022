import type { ReactNode } from 'react'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { CardColumn, Cards, SectionCard } from '#ui/page/SectionCard'

interface Props {
  /** Button or instructions to install the app on this device. */
  install: ReactNode
  /** Settings for the alerts on this device. */
  alerts: ReactNode
  /** How much of the app is stored for offline use. */
  files: ReactNode
  /** Total storage used. */
  storage: ReactNode
  /** Storage used by the demo sections. */
  demoData: ReactNode
}

/** The app on this device. The shell provides the cards; this page only arranges them. */
export function InstallPage({ install, alerts, files, storage, demoData }: Props) {
  const text = useText()
  return (
    <Page title={text('account.install.title')}>
      <Cards>
        <CardColumn>
          <SectionCard title={text('account.install.app')}>
            <p>{text('account.install.why')}</p>
            {install}
          </SectionCard>
          {alerts}
          <SectionCard title={text('account.install.offline')}>{files}</SectionCard>
        </CardColumn>
        <SectionCard title={text('account.install.space')}>
          {storage}
          {demoData}
        </SectionCard>
      </Cards>
    </Page>
  )
}
