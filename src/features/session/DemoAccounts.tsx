import { styled } from '@mui/material/styles'
import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'

interface DemoAccountsProps {
  disabled: boolean
  onChoose: (username: string, password: string) => void
}

/** Players that the simulated provider is seeded with. The banned player demonstrates the error. */
const accounts: readonly { username: string; label: MessageKey }[] = [
  { username: '0812345678', label: 'session.demo.player' },
  { username: '0823456789', label: 'session.demo.otherPlayer' },
  { username: '0899999999', label: 'session.demo.banned' },
]

const demoPassword = 'player1234'

/** Only in mocked builds: one tap fills in the form and logs in. */
export function DemoAccounts({ disabled, onChoose }: DemoAccountsProps) {
  const text = useText()
  return (
    <Section aria-labelledby="demo-accounts">
      <Title id="demo-accounts">{text('session.demo.title')}</Title>
      {accounts.map(({ username, label }) => (
        <Account
          key={username}
          type="button"
          disabled={disabled}
          onClick={() => onChoose(username, demoPassword)}
        >
          <span>{username}</span>
          <span>{text(label)}</span>
        </Account>
      ))}
    </Section>
  )
}

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  marginTop: 8,
  paddingTop: 16,
  borderTop: `1px solid ${theme.palette.divider}`,
}))

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h5,
  margin: 0,
}))

const Account = styled('button')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 12,
  minHeight: 44,
  padding: '4px 12px',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  textAlign: 'start',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  cursor: 'pointer',
  '&:hover:not(:disabled)': { borderColor: theme.palette.primary.readable },
  '&:disabled': { color: theme.palette.text.secondary, cursor: 'default' },
}))
