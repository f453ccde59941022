import Button, { type ButtonProps } from '@mui/material/Button'
import { styled } from '@mui/material/styles'

/** Below the last field of a form, its ring clear of it. */
export const SubmitButton = styled((props: ButtonProps) => (
  <Button type="submit" variant="outlined" {...props} />
))({ marginTop: 8 })
