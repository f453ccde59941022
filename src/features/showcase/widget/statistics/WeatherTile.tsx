import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

const days = [
  { day: 'Mon', high: 33, low: 25, sky: 'sunny' },
  { day: 'Tue', high: 32, low: 25, sky: 'cloudy' },
  { day: 'Wed', high: 30, low: 24, sky: 'rain' },
]

/** Local weather: one large number, and the next days below. */
export function WeatherTile() {
  return (
    <Box sx={{ borderRadius: 1, p: 2, bgcolor: 'primary.main', color: 'primary.contrastText' }}>
      <Typography>Bangkok, sunny</Typography>
      <Typography variant="h1" component="p">
        33 °C
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 3, m: 0, mt: 1, p: 0 }}
      >
        {days.map(({ day, high, low, sky }) => (
          <li key={day}>
            {day}: {high}° / {low}°, {sky}
          </li>
        ))}
      </Box>
    </Box>
  )
}
