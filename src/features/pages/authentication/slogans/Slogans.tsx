import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'
import type { Topic } from '../authentication'
import { SloganControls } from './SloganControls'
import { useRotation } from './useRotation'

const slogans = ['first', 'second', 'third'] as const

/** Rotating slogans with controls to pause and change them. The height is that of the longest slogan. */
export function Slogans({ topic }: { topic: Topic }) {
  const text = useText()
  const rotation = useRotation(slogans.length)
  const { shown, isRotating } = rotation
  const kind = topic === 'join' ? 'slogans' : 'safety'
  return (
    <section aria-label={text('pages.slogans.label')}>
      <Stack aria-live={isRotating ? 'off' : 'polite'}>
        {slogans.map((slogan, place) => (
          <Slogan key={slogan} data-shown={place === shown}>
            <strong>{text(`pages.${kind}.${slogan}`)}</strong>
            <br />
            {text(`pages.${kind}.${slogan}Text`)}
          </Slogan>
        ))}
      </Stack>
      <SloganControls count={slogans.length} {...rotation} />
    </section>
  )
}

const Stack = styled('div')({ display: 'grid', textAlign: 'center' })

const Slogan = styled('p')(({ theme }) => ({
  gridArea: '1 / 1',
  maxWidth: '44ch',
  margin: '0 auto',
  color: theme.palette.text.secondary,
  '& strong': { ...theme.typography.h3, color: theme.palette.text.primary },
  opacity: 0,
  visibility: 'hidden',
  transition: theme.transitions.create('opacity', { duration: theme.transitions.duration.complex }),
  '&[data-shown="true"]': { opacity: 1, visibility: 'visible' },
}))
