import Button, { type ButtonProps } from '@mui/material/Button'
import { styled } from '@mui/material/styles'

/** Leaves space above, so that its focus ring does not touch the form's last field. */
export const SubmitButton = styled((props: ButtonProps) => (
  <Button type="submit" variant="outlined" {...props} />
))({ marginTop: 8 })
