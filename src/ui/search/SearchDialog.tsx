import { styled } from '@mui/material/styles'
import { CoverDialog } from '../cover/CoverDialog'

/** Around a `SearchList`. At the upper edge: the field stays where it is, however many entries are found. */
export const SearchDialog = styled(CoverDialog)({
  '& .MuiDialog-container': { alignItems: 'flex-start' },
})
