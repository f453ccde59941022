import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { LockIcon } from '#ui/icons/actions'
import { GiftIcon } from '#ui/icons/menu'

export function AlertIcons() {
  return (
    <Stack spacing={1.5}>
      <Alert severity="success" role="note" icon={<GiftIcon size={22} />}>
        Somchai accepted your invitation: 50.00 baht for both of you.
      </Alert>
      <Alert severity="warning" role="note" icon={<LockIcon size={22} />}>
        Nobody from our team ever asks for your password.
      </Alert>
      <Alert severity="info" role="note" icon={false}>
        Without an icon the colour alone tells the kind: let the words say it, as these do.
      </Alert>
    </Stack>
  )
}
