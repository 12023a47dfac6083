/** What the field's servers send for an unknown route and for a call that lacks what it needs. */
export const notFoundBody = { code: 404, data: null, msg: 'Not Found' }
