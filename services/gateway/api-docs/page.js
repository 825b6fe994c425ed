/* global SwaggerUIBundle */

const dark = matchMedia('(prefers-color-scheme: dark)')
const followTheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', followTheme)
followTheme()

SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#calls',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  filter: true,
  validatorUrl: 'none',
})
