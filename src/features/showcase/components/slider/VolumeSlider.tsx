import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'

export function VolumeSlider() {
  const id = useId()
  const [volume, setVolume] = useState(40)
  return (
    <>
      <Typography id={id}>Sound: {volume}%</Typography>
      <Slider value={volume} aria-labelledby={id} onChange={(_, next) => setVolume(next)} />
    </>
  )
}
