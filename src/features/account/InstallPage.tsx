import type { ReactNode } from 'react'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { CardColumn, Cards, SectionCard } from '#ui/page/SectionCard'

interface Props {
  /** The way to install the app on this device. */
  install: ReactNode
  /** Which alerts the device shows. */
  alerts: ReactNode
  /** How much of the app is stored for use without a network. */
  files: ReactNode
  /** How much room everything takes. */
  storage: ReactNode
  /** What the demo sections keep. */
  demoData: ReactNode
}

/** The app on this device: the shell knows how it is installed and stored, this page where it stands. */
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
