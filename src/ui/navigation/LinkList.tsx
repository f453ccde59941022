import { styled } from '@mui/material/styles'

/** A list of `LinkRow`s. */
export const LinkList = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 })
