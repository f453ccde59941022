import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { SoundIcon, SoundOffIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { setWheelSound, useWheelSound } from './wheelSound'

/** Turns the ticking of the wheel on and off. Without motion there is nothing to hear. */
export function SoundToggle() {
  const text = useText()
  const isOn = useWheelSound()
  return (
    <Toggle
      aria-label={text('rewards.wheel.sound')}
      aria-pressed={isOn}
      onClick={() => setWheelSound(!isOn)}
    >
      {isOn ? <SoundIcon size={22} /> : <SoundOffIcon size={22} />}
    </Toggle>
  )
}

const Toggle = styled(IconButton)({
  '@media (prefers-reduced-motion: reduce)': { display: 'none' },
})
