import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'

const variants = [
  ['subtitle1', 'Subtitle 1 introduces a card.'],
  ['subtitle2', 'Subtitle 2 introduces a part of a card.'],
  ['body1', 'Body 1 is what people read: your deposit arrives within a few minutes.'],
  ['body2', 'Body 2 stands beside it: fees are shown before you confirm.'],
  ['button', 'Button is the label of what can be pressed.'],
  ['caption', 'Caption explains a figure or a picture.'],
  ['overline', 'Overline names what follows'],
] as const

export function RunningText() {
  return (
    <Stack spacing={1.5}>
      {variants.map(([variant, text]) => (
        <Typography key={variant} variant={variant} component="p">
          {text}
        </Typography>
      ))}
    </Stack>
  )
}
