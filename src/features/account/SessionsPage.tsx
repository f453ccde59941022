import Button from '@mui/material/Button'
import { deviceName } from '#lib/device/deviceName'
import { DescriptionList } from '#ui/display/DataText'
import { LogoutIcon } from '#ui/icons/controls'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { Cards, SectionCard } from '#ui/page/SectionCard'
import { useNow } from '#ui/time/useNow'
import { AccountLinks } from './AccountLinks'
import { useLogout } from './logout/useLogout'
import { sessionTimes } from './sessionTimes'

/** This device's session, the only one that the app knows about. */
export function SessionsPage() {
  const text = useText()
  const format = useFormat()
  const { logOut, question } = useLogout()
  const now = useNow()
  const { startedAt, endsAt } = sessionTimes()
  const device = deviceName(navigator)
  const dated = (moment: number | null) =>
    moment === null ? text('account.unknown') : format.dateTime(moment)
  return (
    <Page title={text('account.sessions.title')}>
      <Cards>
        <SectionCard title={text('account.sessions.here')}>
          <DescriptionList
            items={[
              {
                label: text('account.sessions.device'),
                value: device
                  ? text('account.sessions.browserOn', device)
                  : text('account.sessions.browser'),
              },
              { label: text('account.sessions.login'), value: dated(startedAt) },
              {
                label: text('account.sessions.ends'),
                value:
                  endsAt === null
                    ? text('account.unknown')
                    : `${format.time(endsAt)} (${format.relative(endsAt, now)})`,
              },
            ]}
          />
          <p>{text('account.sessions.means')}</p>
          <Button variant="contained" size="large" startIcon={<LogoutIcon />} onClick={logOut}>
            {text('account.sessions.logout')}
          </Button>
          {question}
        </SectionCard>
        <AccountLinks names={['password', 'appLock', 'install']} />
      </Cards>
    </Page>
  )
}
