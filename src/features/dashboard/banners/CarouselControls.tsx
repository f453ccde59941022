import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { ChevronIcon, PauseIcon, PlayIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import type { AutoMove } from './useAutoMove'

/** Height of the buttons below the pictures, in pixels. */
export const controlsHeight = 44

/** Gap between pictures and buttons, in pixels. */
export const controlsGap = 8

interface Props {
  stripId: string
  current: number
  count: number
  onShow: (index: number) => void
  moving: AutoMove
}

export function CarouselControls({ stripId, current, count, onShow, moving }: Props) {
  const text = useText()
  return (
    <Row>
      {moving.possible && (
        <IconButton
          aria-label={text(moving.paused ? 'dashboard.banners.play' : 'dashboard.banners.pause')}
          onClick={moving.toggle}
        >
          {moving.paused ? <PlayIcon /> : <PauseIcon />}
        </IconButton>
      )}
      <Place>{text('dashboard.banners.place', { place: current + 1, of: count })}</Place>
      <IconButton
        aria-controls={stripId}
        aria-label={text('dashboard.banners.previous')}
        onClick={() => onShow(current - 1)}
      >
        <ChevronIcon towards="start" />
      </IconButton>
      <IconButton
        aria-controls={stripId}
        aria-label={text('dashboard.banners.next')}
        onClick={() => onShow(current + 1)}
      >
        <ChevronIcon towards="end" />
      </IconButton>
    </Row>
  )
}

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minHeight: controlsHeight,
  marginTop: controlsGap,
})

const Place = styled('bdi')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  padding: '0 8px',
}))
