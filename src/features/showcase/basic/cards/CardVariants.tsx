import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Stack from '@mui/material/Stack'

/** A border, a shadow, a fill: one of them is enough. */
export function CardVariants() {
  return (
    <Stack spacing={2}>
      <Card variant="outlined">
        <CardContent>With a border</CardContent>
      </Card>
      <Card elevation={4}>
        <CardContent>With a shadow</CardContent>
      </Card>
      <Card elevation={0} sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        <CardContent>With a fill</CardContent>
      </Card>
    </Stack>
  )
}
