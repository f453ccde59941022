import { styled } from '@mui/material/styles'
import { mixColors } from '#lib/contrast'
import { InstallIcon } from '#ui/icons/controls'
import { OfflineIcon } from '#ui/icons/entry'
import { GiftIcon, ShieldIcon, SparkIcon, WalletIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { Section } from './Section'

const offers = [
  { name: 'install', Icon: InstallIcon },
  { name: 'offline', Icon: OfflineIcon },
  { name: 'money', Icon: WalletIcon },
  { name: 'promotion', Icon: GiftIcon },
  { name: 'wheel', Icon: SparkIcon },
  { name: 'limits', Icon: ShieldIcon },
] as const

export function Offers() {
  const text = useText()
  return (
    <Section id="offers" title={text('site.landing.offers.title')}>
      <Grid>
        {offers.map(({ name, Icon }) => (
          <Card key={name}>
            <Badge>
              <Icon size={24} />
            </Badge>
            <h3>{text(`site.landing.offer.${name}.title`)}</h3>
            <p>{text(`site.landing.offer.${name}.text`)}</p>
          </Card>
        ))}
      </Grid>
    </Section>
  )
}

const Grid = styled('div')({
  display: 'grid',
  gap: 16,
  marginTop: 24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
})

const Card = styled('article')(({ theme }) => ({
  padding: 24,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  h3: { ...theme.typography.h3, fontSize: '1.125rem', margin: '16px 0 8px' },
  p: { margin: 0, lineHeight: 1.6, color: theme.palette.text.secondary },
}))

const Badge = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.primary.readable,
  backgroundColor: mixColors(theme.palette.background.paper, theme.palette.primary.main, 0.12),
}))
