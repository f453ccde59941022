import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'
import { LimitsShot } from './art/LimitsShot'
import { WalletShot } from './art/WalletShot'
import { WheelShot } from './art/WheelShot'
import { Section } from './Section'

const screenshots = [
  { name: 'wallet', Shot: WalletShot },
  { name: 'wheel', Shot: WheelShot },
  { name: 'limits', Shot: LimitsShot },
] as const

/** Three drawn pages of the member area: screenshots would not follow the theme or work offline. */
export function LookInside() {
  const text = useText()
  return (
    <Section
      id="look"
      title={text('site.landing.look.title')}
      note={text('site.landing.look.note')}
    >
      <Row>
        {screenshots.map(({ name, Shot }) => (
          <figure key={name}>
            <Shot />
            <figcaption>{text(`site.landing.look.${name}`)}</figcaption>
          </figure>
        ))}
      </Row>
    </Section>
  )
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  marginTop: 24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  figure: { margin: 0, display: 'grid', justifyItems: 'center', gap: 16 },
  figcaption: {
    maxWidth: '34ch',
    textAlign: 'center',
    lineHeight: 1.5,
    color: theme.palette.text.secondary,
  },
}))
