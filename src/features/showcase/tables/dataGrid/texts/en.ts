export { enUS as gridTexts } from '@mui/x-data-grid/locales'
