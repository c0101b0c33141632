/** Changes the id of a field, whose values stay. */
module.exports = (migration) => {
  migration.editContentType('note').changeFieldId('message', 'bodyText');
};
