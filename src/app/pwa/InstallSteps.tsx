import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'

/** Installation steps for iOS, where only the user can install the app. */
export function InstallSteps() {
  const text = useText()
  return (
    <Steps>
      <li>{text('account.install.share')}</li>
      <li>{text('account.install.choose')}</li>
      <li>{text('account.install.add')}</li>
    </Steps>
  )
}

const Steps = styled('ol')({ margin: 0, paddingInlineStart: 24, '& > li': { marginBlock: 4 } })
