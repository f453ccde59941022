import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'
import { Section } from './Section'

const voices = ['train', 'terms', 'limit'] as const

/** Sample quotes, each marked as an example: nobody said them. */
export function Testimonials() {
  const text = useText()
  return (
    <Section
      id="voices"
      title={text('site.landing.voices.title')}
      note={text('site.landing.voices.note')}
    >
      <Row>
        {voices.map((voice) => (
          <Testimonial key={voice}>
            <Mark>{text('site.landing.voice.example')}</Mark>
            <blockquote>
              <p>{text(`site.landing.voice.${voice}.text`)}</p>
            </blockquote>
            <figcaption>{text(`site.landing.voice.${voice}.name`)}</figcaption>
          </Testimonial>
        ))}
      </Row>
    </Section>
  )
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  marginTop: 24,
})

const Testimonial = styled('figure')(({ theme }) => ({
  // A card that does not fit beside the others fills its line, so that no gap remains.
  flex: '1 1 240px',
  margin: 0,
  padding: 24,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  blockquote: { flexGrow: 1, margin: 0, fontSize: '1.0625rem', lineHeight: 1.6 },
  'blockquote p': { margin: 0 },
  figcaption: {
    fontWeight: theme.typography.fontWeightMedium,
    color: theme.palette.text.secondary,
  },
}))

const Mark = styled('span')(({ theme }) => ({
  padding: '2px 10px',
  borderRadius: 999,
  border: `1px dashed ${theme.palette.text.secondary}`,
  fontSize: '0.8125rem',
  color: theme.palette.text.secondary,
}))
