import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Stack from '@mui/material/Stack'

export function AlertWithTitle() {
  return (
    <Stack spacing={1.5}>
      <Alert severity="warning" role="note" sx={{ alignItems: 'flex-start' }}>
        <AlertTitle>Two things are missing before you can withdraw</AlertTitle>
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          <li>Confirm the phone number that ends in 678.</li>
          <li>Play the remaining 340.00 baht of turnover.</li>
        </ul>
      </Alert>
      <Alert severity="info" role="note" sx={{ alignItems: 'flex-start' }}>
        <AlertTitle>Kasikornbank is being serviced tonight</AlertTitle>
        Deposits from 23:00 to 01:00 arrive later than usual.
        <details>
          <summary style={{ paddingBlock: 12, cursor: 'pointer' }}>
            Times of the other banks
          </summary>
          Bangkok Bank from 1:00 to 1:30, Krungthai from 2:00 to 3:00.
        </details>
      </Alert>
    </Stack>
  )
}
