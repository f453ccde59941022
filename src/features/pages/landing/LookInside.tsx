import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'
import { Section } from './Section'
import { PhoneScreen } from './screens/PhoneScreen'

const screens = ['wallet', 'wheel', 'limits'] as const

/** Three pages of the member area, each with what it shows. */
export function LookInside() {
  const text = useText()
  return (
    <Section
      id="look"
      title={text('site.landing.look.title')}
      note={text('site.landing.look.note')}
    >
      <Row>
        {screens.map((screen) => (
          <figure key={screen}>
            <PhoneScreen screen={screen} />
            <figcaption>{text(`site.landing.look.${screen}`)}</figcaption>
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
