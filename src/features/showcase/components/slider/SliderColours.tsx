import Slider from '@mui/material/Slider'
import Stack from '@mui/material/Stack'

export function SliderColours() {
  return (
    <Stack spacing={1}>
      <Slider defaultValue={30} aria-label="Primary" />
      <Slider defaultValue={50} color="secondary" aria-label="Secondary" />
      <Slider defaultValue={70} color="success" size="small" aria-label="Small, success" />
      <Slider defaultValue={40} disabled aria-label="Not available" />
    </Stack>
  )
}
