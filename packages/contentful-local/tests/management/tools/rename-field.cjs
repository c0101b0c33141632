/** Changes the id of a field. The field keeps its values. */
module.exports = (migration) => {
  migration.editContentType('note').changeFieldId('message', 'bodyText');
};
