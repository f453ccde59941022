export { roRO as gridTexts } from '@mui/x-data-grid/locales'
