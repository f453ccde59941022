import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/ButtonLink'
import { useText } from '#ui/intl/useText'

interface Props {
  /** As it was won. */
  code: string
  variant?: 'contained'
  size?: 'small'
}

/** The way to redeem a code that the wheel gave. */
export function UseCode({ code, ...look }: Props) {
  const text = useText()
  return (
    <ButtonLink to={`${memberPaths.code}?code=${encodeURIComponent(code)}`} {...look}>
      {text('rewards.wheel.useCode')}
    </ButtonLink>
  )
}
